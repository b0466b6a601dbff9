import type { RequestMistakes } from '#src/features/international/model/check-request.ts';
import type { TypedRequest } from '#src/features/international/model/typed-request.ts';

export interface FieldsProps {
  readonly typed: TypedRequest;
  readonly mistakes: RequestMistakes;
  readonly onType: (change: Partial<TypedRequest>) => void;
}
