/** Where a page's social picture is: its path with hyphens, `home` for the first page. */
export const socialAddress = (path: string): string =>
  `/social/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.jpg`
