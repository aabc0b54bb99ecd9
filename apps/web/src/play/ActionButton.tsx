import type { JSX } from "solid-js";
import { Button, type ButtonProps } from "../design/Button.tsx";

/**
 * A button that stays where it is for the keyboard when there is nothing for it to do: pressed
 * then, it leads to a sentence that says why.
 */
export function ActionButton(props: {
  readonly icon: JSX.Element;
  readonly children: JSX.Element;
  readonly isIdle: boolean;
  readonly tone?: ButtonProps["tone"];
  readonly label?: string;
  run(): void;
}) {
  return (
    <Button
      icon={props.icon}
      tone={props.tone}
      aria-disabled={props.isIdle}
      aria-label={props.label}
      onClick={() => props.run()}
    >
      {props.children}
    </Button>
  );
}
