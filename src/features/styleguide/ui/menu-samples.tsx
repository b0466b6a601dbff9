import { useState } from 'react';
import { Button } from '#src/ui/buttons/button.tsx';
import { MenuButton } from '#src/ui/buttons/menu-button.tsx';
import { SidePanel } from '#src/ui/overlays/side-panel.tsx';
import { SlideMenu } from '#src/ui/overlays/slide-menu.tsx';
import styles from './menu-samples.module.css';
import { Row, Specimen } from './specimen.tsx';

const stables = ['Ascot', 'Newmarket', 'Lambourn'];

export function MenuSamples() {
  const [open, setOpen] = useState<'menu' | 'panel' | 'slide'>();
  const close = () => setOpen(undefined);
  return (
    <Specimen title="Menus and panels">
      <div className={styles.bar}>
        <MenuButton
          label="Stables"
          className={styles.button}
          open={open === 'menu'}
          onOpenChange={(isOpen) => setOpen(isOpen ? 'menu' : undefined)}
        >
          <ul className={styles.list ?? ''}>
            {stables.map((stable) => (
              <li key={stable}>{stable}</li>
            ))}
          </ul>
        </MenuButton>
      </div>
      <Row>
        <Button onClick={() => setOpen('panel')}>Open the side panel</Button>
        <Button onClick={() => setOpen('slide')}>Open the slide menu</Button>
      </Row>
      {open === 'panel' && (
        <SidePanel title="Race card" onClose={close} actions={<Button onClick={close}>Done</Button>}>
          <p>Beside the page where there is room, and over it where there is none.</p>
        </SidePanel>
      )}
      {open === 'slide' && (
        <SlideMenu title="Stables" onClose={close}>
          <ul className={styles.list ?? ''}>
            {stables.map((stable) => (
              <li key={stable}>{stable}</li>
            ))}
          </ul>
        </SlideMenu>
      )}
    </Specimen>
  );
}
