/** A style sheet is imported for its effect on the page. */
declare module "*.css" {}
