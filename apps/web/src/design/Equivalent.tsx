import Check from "lucide-solid/icons/check";
import Copy from "lucide-solid/icons/copy";
import { createSignal, Show } from "solid-js";
import { copy } from "../app/copy-text.ts";
import { IconButton } from "./Button.tsx";
import "./equivalent.css";

/** The command that does the same in a terminal, to be read or copied. */
export function Equivalent(props: { readonly command: string }) {
  const [copied, setCopied] = createSignal<string>();
  const copyCommand = async (): Promise<void> => {
    const { command } = props;
    if (await copy(command)) setCopied(command);
  };
  return (
    <div class="equivalent">
      <span class="unseen">In the terminal:</span>
      <code>{props.command}</code>
      <Show when={"clipboard" in navigator}>
        <IconButton
          label={copied() === props.command ? "Copied" : "Copy the command"}
          icon={copied() === props.command ? <Check /> : <Copy />}
          onClick={() => void copyCommand()}
        />
      </Show>
    </div>
  );
}
