import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { messageBegunIn } from '#src/banking/mail/message-begun.ts';
import { PageHeading } from '#src/banking/page/page-heading.tsx';
import { WayBack } from '#src/banking/page/way-back.tsx';
import { folderPath } from '#src/features/mail/model/folders.ts';
import { composeSubjects, subjectBegun } from '#src/features/mail/model/subjects.ts';
import { Card } from '#src/ui/page/card.tsx';
import { Page } from '#src/ui/page/page.tsx';
import typography from '#src/ui/text/typography.module.css';
import { WritingPage } from './writing-page.tsx';

export function ComposeScreen() {
  const begun = messageBegunIn(useLocation().state);
  const [subject, setSubject] = useState(subjectBegun(begun));
  return (
    <Page below close>
      <WayBack />
      <PageHeading />
      <Card wide accent>
        <h2 className={typography.large}>Compose Message</h2>
        <WritingPage
          label="Compose Message"
          subjects={composeSubjects}
          subject={subject}
          onSubject={setSubject}
          begun={begun}
          backTo={folderPath('inbox')}
        />
      </Card>
    </Page>
  );
}
