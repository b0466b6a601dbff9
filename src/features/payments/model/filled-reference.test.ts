import { describe, expect, it } from 'vitest';
import { asId, type PayeeId } from '#src/kernel/ids.ts';
import { filledDetails } from './filled-reference.ts';
import { newPayee, payee } from './payee.fixture.ts';
import { type DraftEvent, draftAfter, newDraft } from './payment-draft.ts';

const saddler = payee({ reference: 'Tack', lastReference: 'Girths' });
const farrier = payee({ id: asId<PayeeId>('farrier'), reference: '', lastReference: 'Shoes' });

function referenceAfter(to: typeof saddler | undefined, ...events: readonly DraftEvent[]) {
  const draft = events.reduce(draftAfter, newDraft({ isRegular: false }));
  const { details, note } = filledDetails(draft, to);
  return [details.reference, note];
}

const typed = (reference: string, payeeId?: PayeeId): DraftEvent => ({ type: 'typed', change: { reference }, payeeId });

describe('the reference', () => {
  it.each([
    ['the last one', saddler, 'Girths', 'Filled in from your last payment to this payee.'],
    ['the one it asks for, before a first payment', payee({ reference: 'Tack' }), 'Tack', /details of this payee/],
    [
      'the one it asks for, if the last one is not allowed',
      payee({ lastReference: '??', reference: 'Tack' }),
      'Tack',
      /details/,
    ],
    ['none, if none is known', payee({ reference: '' }), '', undefined],
  ])('of a payment begins as %s', (_, to, reference, note) => {
    const [filled, said] = referenceAfter(to);
    expect(filled).toBe(reference);
    if (note === undefined) expect(said).toBeUndefined();
    else expect(said).toMatch(note);
  });

  it('of a new payee is the one given with it', () => {
    const given: DraftEvent = { type: 'payee-given', newPayee: { ...newPayee, reference: 'Account 7' } };
    expect(referenceAfter(undefined, given)[0]).toBe('Account 7');
  });

  it('stays as typed, even if it is emptied', () => {
    expect(referenceAfter(saddler, typed('Bridle', saddler.id))).toEqual(['Bridle', undefined]);
    expect(referenceAfter(saddler, typed('', saddler.id))).toEqual(['', undefined]);
    expect(referenceAfter(saddler, typed('Bridle', saddler.id), { type: 'edited' })).toEqual(['Bridle', undefined]);
  });

  it('typed for one payee is not sent to another', () => {
    expect(referenceAfter(farrier, typed('Bridle', saddler.id))[0]).toBe('Shoes');
    expect(referenceAfter(undefined, typed('Bridle', saddler.id))[0]).toBe('');
  });

  it('is cleared with the payee', () => {
    expect(referenceAfter(saddler, typed('Bridle', saddler.id), { type: 'payee-dropped' })[0]).toBe('Girths');
    const draft = draftAfter(newDraft({ isRegular: false }), typed('Bridle', saddler.id));
    expect(draftAfter(draft, { type: 'payee-dropped' })).toEqual(newDraft({ isRegular: false }));
  });
});
