export function StartScreen() {
  return <h1>Kibitz</h1>;
}
