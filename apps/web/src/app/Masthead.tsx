import { A, useLocation } from "@solidjs/router";
import Keyboard from "lucide-solid/icons/keyboard";
import Settings2 from "lucide-solid/icons/settings-2";
import { createMemo, For } from "solid-js";
import { IconButton } from "../design/Button.tsx";
import { gameIds } from "../games/registry.ts";
import { type Section, sectionOf } from "./places.ts";
import { showSheet } from "./sheets.ts";
import { Wordmark } from "./Wordmark.tsx";
import "./masthead.css";

const ROOMS: readonly { readonly section: Section; readonly name: string; readonly to: string }[] =
  [
    { section: "play", name: "Play", to: "/chess" },
    { section: "analyse", name: "Analyse", to: "/chess/analysis" },
    { section: "library", name: "Library", to: "/library" },
  ];

/** The name of the house, the way to its rooms, and what holds in all of them. */
export function Masthead() {
  const location = useLocation();
  const section = createMemo(() => sectionOf(location.pathname, (id) => gameIds().includes(id)));
  return (
    <header class="masthead">
      <A class="masthead-home" href="/" aria-label="Kibitz, to the start">
        <Wordmark />
      </A>
      <nav aria-label="Rooms">
        <ul class="masthead-rooms bare-list">
          <For each={ROOMS}>
            {(room) => (
              <li>
                <a
                  class="masthead-room"
                  href={room.to}
                  aria-current={section() === room.section ? "page" : undefined}
                >
                  {room.name}
                </a>
              </li>
            )}
          </For>
        </ul>
      </nav>
      <div class="masthead-tools">
        <IconButton label="Keys" icon={<Keyboard />} onClick={() => showSheet("keys")} />
        <IconButton label="Settings" icon={<Settings2 />} onClick={() => showSheet("settings")} />
      </div>
    </header>
  );
}
