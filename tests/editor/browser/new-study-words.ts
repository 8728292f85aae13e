/** What somebody writes into the dialog of a new case study, by the titles of its fields. */
export const newStudyWords = {
  Client: 'Mitha Bhandar',
  'Sector, such as Sweets': 'Sweets',
  'Kind of project, such as Branding': 'Branding',
  'In one sentence': 'A box that nobody throws away.',
  'What was done and why': 'We drew the box first and the name last, so that it stays in the house.',
}
