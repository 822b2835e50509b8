import { Dialog } from '../app/Dialog.tsx';
import { Reference } from '../rules/Reference.tsx';
import { useText } from '../text/index.ts';
import { useKit } from './kit.ts';

/** The rules beside the table, opened where somebody asked; without a rule's id, from the beginning. */
export function RuleDrawer({ rule }: { readonly rule: string }) {
  const kit = useKit();
  const say = useText();
  return (
    <Dialog drawer title={say('nav.rules')} onClose={() => kit.openRule(null)}>
      <Reference game={kit.session.game.id} rule={rule} level={3} />
    </Dialog>
  );
}
