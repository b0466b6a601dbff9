import { providerImages } from './provider-images.ts';

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
