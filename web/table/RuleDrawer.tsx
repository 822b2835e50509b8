import { Dialog } from '../app/Dialog.tsx';
import { Reference } from '../rules/Reference.tsx';
import { useText } from '../text/index.ts';
import { useTable } from './atTable.ts';

/** The rules beside the table, opened where somebody asked; without a rule's id, from the beginning. */
export function RuleDrawer({ rule }: { readonly rule: string }) {
  const table = useTable();
  const say = useText();
  return (
    <Dialog kind="drawer" title={say('nav.rules')} onClose={() => table.openRule(null)}>
      <Reference game={table.session.game.id} rule={rule} level={3} />
    </Dialog>
  );
}
