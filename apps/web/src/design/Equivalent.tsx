import Check from "lucide-solid/icons/check";
import Copy from "lucide-solid/icons/copy";
import { createSignal, Index, Show } from "solid-js";
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
      <code>
        <Index each={partsOf(props.command)}>
          {(part, index) => (
            <>
              {index === 0 ? "" : " "}
              <span class="equivalent-part">{part()}</span>
            </>
          )}
        </Index>
      </code>
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

/** Each option with its value, before which alone a line may end. */
const partsOf = (command: string): readonly string[] => command.split(/ (?=--)/);
