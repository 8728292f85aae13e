/** In place of the framework's list of what it built, which unit tests do without. */
export const assets = { routes: {} }
