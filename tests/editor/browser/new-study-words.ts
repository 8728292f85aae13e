/** What somebody writes into the dialog of a new case study, by the titles of its fields. */
export const newStudyWords = {
  Client: 'Mitha Bhandar',
  'Sector, such as Sweets': 'Sweets',
  'Kind of project, such as Branding': 'Branding',
  'One sentence for cards': 'Sweets that come with a story.',
  'For search engines, 50 to 170 characters':
    'Case study: how a sweet shop of three generations got a box worth keeping.',
  'A sentence or two, set large': 'A box that nobody throws away.',
  'What was done and why': 'We drew the box first and the name last.',
}
