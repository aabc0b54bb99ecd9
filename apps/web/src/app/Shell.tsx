import { A, type RouteSectionProps } from "@solidjs/router";

/** What stands around every screen: the masthead, the notices, the live regions. */
export function Shell(props: RouteSectionProps) {
  return (
    <>
      <header>
        <A href="/">Kibitz</A> <A href="/chess">Play</A> <A href="/chess/analysis">Analyse</A>{" "}
        <A href="/library">Library</A>
      </header>
      <main>{props.children}</main>
    </>
  );
}
