/** Pictures of the providers in base64, as they come over the wire. */
const providerImages = {
  'furlong-finance-logo': {
    mimeType: 'image/png',
    content:
      'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAMAAACdt4HsAAAACVBMVEX///8SXmPw+PfUh1xQAAAAoklEQVR42u3XSw6AIBAEUYr7H9q4khgJnxoCC3unhrcRsSeldaGIWjyBUIlc3knQiFzeIsAJ4ARwAjgBnABOACeAFCwAUrDAcy/feV3m6uMwgFmAIIB5gG+gkfMADMAaYOAt/MC5wP6NNAic+DnrE2kU2H8qH/BnKoQhIAUC+xuKL1m+5vmi6auuL9u+7vuBw488fugKGPsCBs+A0Tdg+O7PBUWfDnmSZceaAAAAAElFTkSuQmCC',
  },
  'trotting-up-logo': {
    mimeType: 'image/png',
    content:
      'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAMAAACdt4HsAAAACVBMVEX///9MNHj61njNDpjuAAAAQElEQVR42u3WMQ4AEBREQdz/0BIahQS/kIh5/U69KamVgwEArwKlBwAEgGEFABwC8xUAsAMsVwDAFcDR/Bv4vAp5WA7TWgBjCQAAAABJRU5ErkJggg==',
  },
  /** A text that says it is a picture. */
  'rosette-pay-logo': { mimeType: 'image/png', content: 'PHN2ZyBvbmxvYWQ9ImFsZXJ0KDEpIj5Ob3QgYSBwaWN0dXJlPC9zdmc+' },
} as const;

/** A way into the accounts: one of the bank's own, or an external provider. The same in every bank. */
export interface AccessPoint {
  readonly id: string;
  readonly name: string;
  readonly type: 'EXT' | 'INT';
  readonly imageId: string | null;
  /** Whether the bank has set it up for access to accounts. */
  readonly isSetUp: boolean;
}

export const accessPoints: readonly AccessPoint[] = [
  { id: 'furlong-finance', name: 'Furlong Finance', type: 'EXT', imageId: 'furlong-finance-logo', isSetUp: true },
  { id: 'trotting-up', name: 'Trotting Up', type: 'EXT', imageId: 'trotting-up-logo', isSetUp: true },
  { id: 'rosette-pay', name: 'Rosette Pay & Save', type: 'EXT', imageId: 'rosette-pay-logo', isSetUp: true },
  { id: 'halter-books', name: 'Halter Books', type: 'EXT', imageId: null, isSetUp: false },
  { id: 'paddock-mobile', name: 'Mobile banking', type: 'INT', imageId: null, isSetUp: true },
];

export function findAccessPoint(id: string): AccessPoint | undefined {
  return accessPoints.find((accessPoint) => accessPoint.id === id);
}

interface ProviderImage {
  readonly mimeType: string;
  readonly content: string;
}

export function findImage(id: string): ProviderImage | undefined {
  return Object.hasOwn(providerImages, id) ? providerImages[id as keyof typeof providerImages] : undefined;
}
