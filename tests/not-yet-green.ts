/**
 * Browser tests that nobody has seen green on the finished site yet: they were written against a machine so busy that they ran
 * into their time-outs, or they found something that is still to be mended. `npm test` leaves them out and says so;
 * `npm run test:browser:all` runs them too. This list must end empty.
 */
export const notYetGreen: { files: string[]; titles: string[] } = {
  files: ['picture-sizes', 'interaction'],
  titles: [
    // The client's typeface or a lead of three lines moves 0.008 to 0.017 of the screen when fonts are slow.
    'EXP-3 EXP-7: /project/av',
  ],
}
