/** The outlines of "Kıbıtz" after Roboto Slab (Apache-2.0); the dots are drawn as eyes. */
const LETTERS =
  "M8.5 28.7 5.9 25.6 19.7 11 17.1 10.7V7.6H28V10.7L25.4 11.2ZM1.2 36V32.9L4.3 32.3V11.3L1.2 10.7V7.6H12.4V10.7L9.5 11.3V32.3L12.4 32.9V36ZM17.7 36V32.9L20.3 32.6 12.9 22.4 16.2 18.8 26.3 32.4 29.1 32.9V36ZM31.1 36V32.9L33.9 32.3V18.6L30.8 18V14.9H39.1V32.3L42 32.9V36ZM56.1 36.4Q54.1 36.4 52.7 35.6 51.3 34.9 50.3 33.4L49.9 36H45.5V9.3L42.4 8.7V5.5H50.6V17.2Q51.6 15.9 52.9 15.2 54.3 14.5 56.2 14.5 58.7 14.5 60.5 15.9 62.3 17.2 63.3 19.8 64.2 22.3 64.2 25.7V26.1Q64.2 29.2 63.3 31.5 62.3 33.8 60.5 35.1 58.7 36.4 56.1 36.4ZM54.6 32.4Q57 32.4 58 30.7 59.1 29 59.1 26.1V25.7Q59.1 23.5 58.6 21.9 58.1 20.3 57.2 19.4 56.2 18.5 54.6 18.5 53.2 18.5 52.2 19.2 51.2 19.9 50.6 21V30Q51.2 31.1 52.2 31.7 53.3 32.4 54.6 32.4ZM66.8 36V32.9L69.7 32.3V18.6L66.6 18V14.9H74.8V32.3L77.7 32.9V36ZM87.9 36.4Q85.1 36.4 83.6 34.8 82 33.3 82 29.9V18.5H79V14.9H82V9.7H87.2V14.9H91.3V18.5H87.2V29.9Q87.2 31.2 87.7 31.8 88.3 32.4 89.2 32.4 89.7 32.4 90.4 32.3 91 32.2 91.4 32.1L91.9 35.8Q91 36 90 36.2 88.9 36.4 87.9 36.4ZM94.6 36V32.8L105.7 18.5H99.4L98.8 22.1H95V14.9H111.9V18.2L101.2 32.3H108.1L108.8 28.5H112.5V36Z";

/** The name of the house; whoever shows it gives it an accessible name. */
export function Wordmark() {
  return (
    <svg class="wordmark" viewBox="0 1.4 114 36" aria-hidden="true">
      <path class="wordmark-letters" d={LETTERS} />
      <Eye x={36} />
      <Eye x={71.7} />
    </svg>
  );
}

function Eye(props: { readonly x: number }) {
  return (
    <>
      <circle class="wordmark-eye" cx={props.x} cy="7" r="4.6" />
      <circle class="wordmark-pupil" cx={props.x + 1.6} cy="8.2" r="2.1" />
    </>
  );
}
