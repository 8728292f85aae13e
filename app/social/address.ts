/** The address of a page's social picture: the page's path with hyphens, `home` for the home page. */
export const socialAddress = (path: string): string =>
  `/social/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.jpg`
