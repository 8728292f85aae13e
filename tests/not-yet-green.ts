/**
 * Browser tests that nobody has seen green on the finished site yet: they were written against a machine so busy that they ran
 * into their time-outs, or they found something that is still to be mended. `npm test` leaves them out and says so;
 * `npm run test:browser:all` runs them too. This list must end empty.
 */
export const notYetGreen: { files: string[]; titles: string[] } = {
  files: ['picture-sizes', 'interaction'],
  titles: [
    // Shifts: the client's typeface or a lead of three lines moves 0.008 to 0.017 of the screen when fonts are slow; on home
    // (0.023, its source is gone when it is asked for) and above the three films of the AV page (0.020) the cause is open.
    'EXP-3 EXP-7: /project/av',
    'EXP-3 EXP-7: / ',
    'EXP-3 EXP-7: /services/av-production',
    // Timed out in a click on the busy machine, passed before; the cause is open.
    'GRID-1 on /services at most',
  ],
}
