import { createRoot } from 'react-dom/client';
import { ClassBar } from './class-bar.tsx';

/** Put into the pages of the app by the host, for browsers that have joined a class. */

const place = document.createElement('div');
document.body.append(place);
createRoot(place).render(<ClassBar />);
