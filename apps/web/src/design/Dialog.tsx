import { Dialog as Primitive } from "@kobalte/core/dialog";
import X from "lucide-solid/icons/x";
import { createComputed, type JSX, on, onCleanup } from "solid-js";
import { IconButton } from "./Button.tsx";
import "./dialog.css";

export interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: JSX.Element;
  /** `wide` for lists and forms of two columns. */
  readonly size?: "narrow" | "wide" | undefined;
}

/** A question or a form above the page; Escape, the cross or a click beside it closes it. */
export function Dialog(props: DialogProps) {
  useReturningFocus(() => props.open);
  return (
    <Primitive open={props.open} onOpenChange={(open) => !open && props.onClose()}>
      <Primitive.Portal>
        <Primitive.Overlay class="dialog-veil" />
        <div class="dialog-place">
          <Primitive.Content
            class="dialog"
            data-size={props.size ?? "narrow"}
            onCloseAutoFocus={(event) => event.preventDefault()}
          >
            <header class="dialog-head">
              <Primitive.Title class="dialog-title">{props.title}</Primitive.Title>
              <IconButton label="Close" icon={<X />} onClick={() => props.onClose()} />
            </header>
            <div class="dialog-body">{props.children}</div>
          </Primitive.Content>
        </div>
      </Primitive.Portal>
    </Primitive>
  );
}

/** Gives the focus back to what had it before, when the dialog closes or leaves the page. */
function useReturningFocus(isOpen: () => boolean): void {
  let before: Element | null = null;
  const giveBack = (): void => {
    const element = before;
    before = null;
    if (!(element instanceof HTMLElement || element instanceof SVGElement)) return;
    // What lets the focus go from the dialog does so a moment later.
    setTimeout(() => element.isConnected && element.focus({ preventScroll: true }));
  };
  createComputed(
    on(isOpen, (open) => {
      if (open) before = document.activeElement;
      else giveBack();
    }),
  );
  onCleanup(giveBack);
}

/** The row of buttons that ends a dialog; the one that goes on stands last. */
export function DialogActions(props: { readonly children: JSX.Element }) {
  return <div class="dialog-actions">{props.children}</div>;
}
