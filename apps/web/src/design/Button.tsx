import { type JSX, Show, splitProps } from "solid-js";
import "./button.css";

export type ButtonTone = "plain" | "primary" | "danger" | "quiet";

type ButtonAttributes = Omit<JSX.ButtonHTMLAttributes<HTMLButtonElement>, "class">;

export interface ButtonProps extends ButtonAttributes {
  readonly tone?: ButtonTone | undefined;
  readonly icon?: JSX.Element;
}

/** A button with words. `primary` stands at most once in a group. */
export function Button(props: ButtonProps) {
  const [own, rest] = splitProps(props, ["tone", "icon", "children"]);
  return (
    <button type="button" {...rest} class="button" data-tone={own.tone ?? "plain"}>
      {own.icon}
      <Show when={own.children}>
        <span class="button-text">{own.children}</span>
      </Show>
    </button>
  );
}

export interface IconButtonProps extends ButtonAttributes {
  /** Its accessible name, and what the pointer is told. */
  readonly label: string;
  readonly icon: JSX.Element;
  /** Given for a button that stays pressed. */
  readonly pressed?: boolean | undefined;
  readonly tone?: ButtonTone | undefined;
}

/** A button that shows a drawing only. */
export function IconButton(props: IconButtonProps) {
  const [own, rest] = splitProps(props, ["label", "icon", "pressed", "tone"]);
  return (
    <button
      type="button"
      title={own.label}
      {...rest}
      class="button icon-button"
      data-tone={own.tone ?? "quiet"}
      aria-label={own.label}
      aria-pressed={own.pressed}
    >
      {own.icon}
    </button>
  );
}
