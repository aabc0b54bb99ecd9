import { render } from "solid-js/web";
import { App } from "./app/App.tsx";
import { explainMissingParts, keepOffline } from "./offline/register.ts";
import "./design/index.css";

const root = document.getElementById("studio");
if (root === null) throw new Error("the page has no place for the studio");
render(() => <App />, root);
explainMissingParts();
if (import.meta.env.PROD) void keepOffline();
