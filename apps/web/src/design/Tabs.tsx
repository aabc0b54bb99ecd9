import { Tabs as Primitive } from "@kobalte/core/tabs";
import { For, type JSX } from "solid-js";
import "./tabs.css";

export interface Tab {
  readonly value: string;
  readonly label: string;
  /** Called when the tab is first shown. */
  readonly content: () => JSX.Element;
}

export interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly value?: string | undefined;
  readonly onChange?: ((value: string) => void) | undefined;
}

/** Several panels in one place; arrow keys go from tab to tab. */
export function Tabs(props: TabsProps) {
  const chosen = () => (props.value === undefined ? {} : { value: props.value });
  return (
    <Primitive class="tabs" {...chosen()} onChange={(value) => props.onChange?.(value)}>
      <Primitive.List class="tabs-list" aria-label={props.label}>
        <For each={props.tabs}>
          {(tab) => (
            <Primitive.Trigger class="tab" value={tab.value}>
              {tab.label}
            </Primitive.Trigger>
          )}
        </For>
        <Primitive.Indicator class="tabs-indicator" />
      </Primitive.List>
      <For each={props.tabs}>
        {(tab) => (
          <Primitive.Content class="tab-panel" value={tab.value}>
            {tab.content()}
          </Primitive.Content>
        )}
      </For>
    </Primitive>
  );
}
