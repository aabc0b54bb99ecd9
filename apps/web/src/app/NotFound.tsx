import { A } from "@solidjs/router";

export function NotFound() {
  return (
    <p>
      There is nothing at this address. <A href="/">Go to the start</A>
    </p>
  );
}
