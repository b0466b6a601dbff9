import { BulkFlow } from './bulk-flow.tsx';
import { BulkConfirmScreen } from './confirm/bulk-confirm-screen.tsx';
import { AllFilesScreen } from './files/all-files-screen.tsx';
import { FileScreen } from './files/file-screen.tsx';
import { BulkHomeScreen } from './home/bulk-home-screen.tsx';

/** In one chunk: a customer who opens one screen goes on to the others. */
export const bulkScreens = {
  flow: BulkFlow,
  home: BulkHomeScreen,
  confirm: BulkConfirmScreen,
  all: AllFilesScreen,
  file: FileScreen,
} as const;
