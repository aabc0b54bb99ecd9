import { Button } from "../design/Button.tsx";
import { Dialog, DialogActions } from "../design/Dialog.tsx";
import { gamesText } from "./game-words.ts";

/** Asks before so many games are deleted that they cannot be brought back. */
export function ConfirmDelete(props: {
  readonly ids: readonly string[];
  onClose(): void;
  onDelete(ids: readonly string[]): void;
}) {
  const remove = (): void => {
    props.onDelete(props.ids);
    props.onClose();
  };
  return (
    <Dialog
      open={props.ids.length > 0}
      onClose={() => props.onClose()}
      title={`Delete ${gamesText(props.ids.length)}?`}
    >
      <p>
        These are too many to be brought back afterwards. Export them first if you may want them
        again.
      </p>
      <DialogActions>
        <Button onClick={() => props.onClose()}>Keep them</Button>
        <Button tone="danger" onClick={remove}>
          Delete {gamesText(props.ids.length)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
