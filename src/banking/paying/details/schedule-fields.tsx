import type { DetailField } from '#src/banking/paying/model/check-details.ts';
import { dateNotice, endNotice } from '#src/banking/paying/model/date-notices.ts';
import type { OrderNoun } from '#src/banking/paying/model/payment-result.ts';
import { firstDay } from '#src/banking/paying/model/schedule.ts';
import type { TypedDetails } from '#src/banking/paying/model/typed-details.ts';
import { today, useDayAfterCutOff } from '#src/banking/paying/use-today.ts';
import { laterDates } from '#src/rules/payment-dates.ts';
import { isFrequencyCode, repeatFrequencies } from '#src/rules/repeat-frequencies.ts';
import { sameOrNextWorkingDay } from '#src/rules/working-days.ts';
import { DayPicker } from '#src/ui/day-picker/day-picker.tsx';
import { ChoiceGroup } from '#src/ui/fields/choice-group.tsx';
import { LazySelect } from '#src/ui/fields/lazy-select.tsx';
import type { FormInUse } from '#src/ui/fields/use-form.ts';
import stack from '#src/ui/page/stack.module.css';
import { Notice } from '#src/ui/text/notice.tsx';
import styles from './schedule-fields.module.css';

interface ScheduleFieldsProps {
  readonly word: OrderNoun;
  readonly details: TypedDetails;
  readonly form: Pick<FormInUse<DetailField>, 'field' | 'idOf' | 'unread'>;
  readonly canPayRegularly: boolean;
  /** A regular payment was asked for, whether or not the account can make one. */
  readonly wantsRegular: boolean;
  readonly onChange: (change: Partial<TypedDetails>) => void;
}

const howOften = {
  payment: [
    { id: 'once', title: 'One payment' },
    { id: 'regular', title: 'Regular payments' },
  ],
  transfer: [
    { id: 'once', title: 'One transfer' },
    { id: 'regular', title: 'Regular transfers' },
  ],
} as const satisfies Record<OrderNoun, object>;
const whens = [
  { id: 'now', title: 'Now' },
  { id: 'later', title: 'Later' },
] as const;
const untils = [
  { id: 'forever', title: 'Until further notice' },
  { id: 'endDate', title: 'Until a date' },
] as const;
const frequencies = repeatFrequencies.map(({ code, label }) => ({ id: code, title: label }));

export function ScheduleFields({ word, details, form, onChange, ...regular }: ScheduleFieldsProps) {
  const { when, laterDate, isRegular, frequencyCode, repeatUntil, endDate } = details;
  const now = today();
  const { first, last } = laterDates(now);
  const notice = dateNotice(details, now, word, useDayAfterCutOff());
  const lastNotice = isRegular ? endNotice(details, now, word) : undefined;
  return (
    <div className={stack.wide}>
      {regular.canPayRegularly && (
        <ChoiceGroup
          label="How often?"
          choices={howOften[word]}
          value={isRegular ? 'regular' : 'once'}
          onChange={(id) => onChange({ isRegular: id === 'regular' })}
        />
      )}
      {regular.wantsRegular && !regular.canPayRegularly && (
        <Notice tone="warning">
          <p>This account cannot make regular payments. You can pay once from it, or pay from another account.</p>
        </Notice>
      )}
      <div id={form.idOf('when')}>
        <ChoiceGroup
          label={isRegular ? `When is the first ${word}?` : 'When?'}
          choices={whens}
          value={when}
          onChange={(id) => onChange({ when: id === 'later' ? 'later' : 'now' })}
        />
      </div>
      {when === 'later' && (
        <DayPicker
          {...form.field('laterDate')}
          label={isRegular ? `Date of the first ${word}` : `Date of the ${word}`}
          value={laterDate}
          today={now}
          min={first}
          max={last}
          offered={{ day: sameOrNextWorkingDay(first), why: 'the next working day' }}
          onChange={(day) => onChange({ laterDate: day })}
          onUnread={(reason) => form.unread('laterDate', reason)}
        />
      )}
      <div role="status" className={styles.notice}>
        {notice !== undefined && (
          <Notice>
            <p>{notice}</p>
          </Notice>
        )}
      </div>
      {isRegular && (
        <>
          <div id={form.idOf('frequency')} className={styles.frequency}>
            <LazySelect
              label="Frequency"
              choices={frequencies}
              value={frequencyCode}
              onChange={(code) => isFrequencyCode(code) && onChange({ frequencyCode: code })}
            />
          </div>
          <div id={form.idOf('until')}>
            <ChoiceGroup
              label="How long?"
              choices={untils}
              value={repeatUntil}
              onChange={(id) => onChange({ repeatUntil: id === 'endDate' ? 'endDate' : 'forever' })}
            />
          </div>
          {repeatUntil === 'endDate' && (
            <DayPicker
              {...form.field('endDate')}
              label="End date"
              value={endDate}
              today={now}
              min={firstDay(details, now)}
              onChange={(day) => onChange({ endDate: day })}
              onUnread={(reason) => form.unread('endDate', reason)}
            />
          )}
          <div role="status" className={styles.notice}>
            {lastNotice !== undefined && (
              <Notice>
                <p>{lastNotice}</p>
              </Notice>
            )}
          </div>
        </>
      )}
    </div>
  );
}
