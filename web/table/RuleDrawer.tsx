import { Dialog } from '../app/Dialog.tsx';
import { Reference } from '../rules/Reference.tsx';
import { useText } from '../text/index.ts';
import { useKit } from './kit.ts';

/** The rules beside the table, opened where somebody asked. */
export function RuleDrawer() {
  const kit = useKit();
  const say = useText();
  if (kit.rule === null) return null;
  return (
    <Dialog drawer title={say('nav.rules')} onClose={() => kit.openRule(null)}>
      <Reference game={kit.session.game.id} rule={kit.rule} level={3} />
    </Dialog>
  );
}
