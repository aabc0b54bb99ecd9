import { DropdownMenu } from "@kobalte/core/dropdown-menu";
import Check from "lucide-solid/icons/check";
import ChevronDown from "lucide-solid/icons/chevron-down";
import { For, type JSX, Show } from "solid-js";
import "./button.css";
import "./menu.css";

export interface MenuItem {
  readonly label: string;
  readonly run: () => void;
  readonly icon?: JSX.Element;
  readonly disabled?: boolean | undefined;
  readonly tone?: "plain" | "danger" | undefined;
  /** Marks the one of several that is at hand. */
  readonly isCurrent?: boolean | undefined;
  /** Draws a line above it. */
  readonly apart?: boolean | undefined;
}

export interface MenuProps {
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly icon?: JSX.Element;
  /** Shows the icon without the label. */
  readonly iconOnly?: boolean | undefined;
  /** Stands small under an icon without a label. */
  readonly caption?: string | undefined;
}

/** Where menus are drawn: above all else, but within the landmark that they belong to. */
export const menuGround = (): Node => document.querySelector("main") ?? document.body;

/** A button that opens a list of things to do. */
export function Menu(props: MenuProps) {
  return (
    <DropdownMenu gutter={4} modal={false}>
      <DropdownMenu.Trigger
        class="button"
        classList={{ "icon-button": props.iconOnly ?? false }}
        data-tone={props.iconOnly ? "quiet" : "plain"}
        aria-label={props.iconOnly ? props.label : undefined}
        title={props.iconOnly ? props.label : undefined}
      >
        {props.icon}
        <Show when={props.iconOnly && props.caption}>
          <span class="menu-caption">{props.caption}</span>
        </Show>
        <Show when={!props.iconOnly}>
          <span>{props.label}</span>
          <ChevronDown />
        </Show>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal mount={menuGround()}>
        <DropdownMenu.Content class="menu">
          <For each={props.items}>{(item) => <Item item={item} />}</For>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu>
  );
}

function Item(props: { readonly item: MenuItem }) {
  return (
    <>
      <Show when={props.item.apart}>
        <DropdownMenu.Separator class="menu-line" />
      </Show>
      <DropdownMenu.Item
        class="menu-item"
        data-tone={props.item.tone ?? "plain"}
        disabled={props.item.disabled ?? false}
        aria-current={props.item.isCurrent ? "true" : undefined}
        onSelect={() => props.item.run()}
      >
        <span class="menu-icon">{props.item.icon}</span>
        {props.item.label}
        <Show when={props.item.isCurrent}>
          <Check class="menu-current" aria-hidden="true" />
        </Show>
      </DropdownMenu.Item>
    </>
  );
}
