import { createRoot } from 'react-dom/client';
import { keepBesideModals } from '#sandbox/panel/pieces/beside-modals.ts';
import { leftOutMark } from '#sandbox/stage/pictures/page-copy.ts';
import styles from './class-bar.module.css';
import { ClassBar } from './class-bar.tsx';

/** Put into the pages of the app by the host, for browsers that have joined a class. */

const home = document.createElement('div');
home.className = styles.home ?? '';
const place = document.createElement('div');
place.className = styles.place ?? '';
home.setAttribute(leftOutMark, '');
place.setAttribute(leftOutMark, '');
home.append(place);
document.body.append(home);
keepBesideModals(place, home);
createRoot(place).render(<ClassBar />);
