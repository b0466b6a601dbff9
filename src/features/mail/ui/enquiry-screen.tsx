import { useLocation, useNavigate } from 'react-router-dom';
import { PageHeading } from '#src/banking/page/page-heading.tsx';
import { WayBack } from '#src/banking/page/way-back.tsx';
import { defaultSubject, enquirySubjects, topicOf } from '#src/features/mail/model/subjects.ts';
import { Card } from '#src/ui/page/card.tsx';
import { Page } from '#src/ui/page/page.tsx';
import { WritingPage } from './writing-page.tsx';

/** The URL's fragment names the topic; choosing another changes the fragment. */
export function EnquiryScreen() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const topic = topicOf(hash);

  function choose(id: string) {
    void navigate({ hash: id === defaultSubject ? '' : id }, { replace: true });
  }

  return (
    <Page below close>
      <WayBack />
      <PageHeading />
      <Card wide accent>
        <WritingPage
          label="Send an enquiry"
          lead="Tell us what you would like to know about our services. We reply to your secure mailbox."
          subjects={enquirySubjects}
          subject={topic.id}
          onSubject={choose}
          backTo="/services"
        />
      </Card>
    </Page>
  );
}
