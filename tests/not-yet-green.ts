/**
 * Browser tests that nobody has seen green on the finished site yet: they were written against a machine so busy that they ran
 * into their time-outs, or they found something that is still to be mended. `npm test` leaves them out and says so;
 * `npm run test:browser:all` runs them too. This list must end empty.
 */
export const notYetGreen = {
  files: ['every-page', 'findable', 'journeys', 'keyboard', 'menu', 'no-script', 'reduced-motion', 'widths'],
  titles: [
    'NAV-7 the first stop',
    'ROUTE-3 every page has its own title',
    'HOME-2 a refusal is only logged',
    'TESTI-1 a click on a card centres it',
    'CONTACT-1 says hello',
  ],
  projects: ['phone'],
} as const
