/**
 * Browser tests that nobody has seen green on the finished site yet: they were written against a machine so busy that they ran
 * into their time-outs, or they found something that is still to be mended. `npm test` leaves them out and says so;
 * `npm run test:browser:all` runs them too. This list must end empty.
 */
export const notYetGreen: { files: string[]; titles: string[] } = {
  files: ['picture-sizes', 'interaction'],
  titles: [],
}
