import { notFound, notPossible } from './in-status.ts';
/** Refusals of bulk files, part of `refusals`. */
export const bulkRefusals = {
  fileNameUsed: notPossible('DIGX_FU_003', 'A file with this name was uploaded before.'),
  fileNameCharacters: notPossible('DIGX_FU_048', 'The file name may hold letters, digits and spaces only.'),
  fileDiffers: notPossible('DIGX_CZ_FU_02', 'The file differs from its draft, or is not at this step.'),
  fileSize: notPossible('DIGX_CZ_FU_03', 'The file is empty or too large.'),
  fileNotFound: notFound('DIGX_CZ_FU_01', 'The file was not found.'),
} as const;
