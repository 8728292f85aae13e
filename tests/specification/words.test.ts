/** What the specification says of words. Change it only when the agency changes the specification (CONTRIBUTING.md). */
import { expect, test } from 'vitest'
import { readContent } from '~content/load/read.server'
import { navigation, popups } from '~content/schema/every-page'
import {
  aboutPage,
  caseStudyPage,
  contactPage,
  homePage,
  notFoundPage,
  projectsPage,
  servicesPage,
} from '~content/schema/pages'
import { brandIdentityPage, service } from '~content/schema/services'

/** A headline as one reads it. */
const said = ({ wide }: { wide: string[] }) => wide.join(' ')

test('NAV-1 the bar links five pages in their order', () => {
  expect(readContent('navigation.yaml', navigation).links).toEqual([
    { label: 'Home', path: '/' },
    { label: 'Services', path: '/services' },
    { label: 'Projects', path: '/projects' },
    { label: 'About Us', path: '/about' },
    { label: 'Contact', path: '/contact' },
  ])
})

test('NAV-2 the bar has one button', () => {
  expect(readContent('navigation.yaml', navigation).callToAction).toBe("Let's Make It Happen!")
})

test('NAV-7 the first link skips to the content', () => {
  expect(readContent('navigation.yaml', navigation).spoken.skip).toBe('Skip to content')
})

test('ROUTE-2 the page for unknown addresses', () => {
  const { heading, line, home } = readContent('pages/not-found.yaml', notFoundPage)
  expect([said(heading), line, home]).toEqual([
    'Page Not Found',
    "The page you're looking for doesn't exist or may have been moved.",
    'Go Back Home',
  ])
})

test('HOME-3 the featured projects and their link', () => {
  const { heading, more } = readContent('pages/home.yaml', homePage).stories
  expect([said(heading), more]).toEqual(['Stories We Shaped', 'Know More!'])
})

test('HOME-5 the seven services spell P A N C H A M', () => {
  const { services } = readContent('pages/home.yaml', homePage).pancham
  expect(services.map(({ letter }) => letter).join(' ')).toBe('P A N C H A M')
})

test('HOME-6 the line above the logos', () => {
  expect(readContent('pages/home.yaml', homePage).logoWall).toBe('Brands who trust us')
})

test('HOME-7 the call to action of the first page', () => {
  const { heading, label } = readContent('pages/home.yaml', homePage).callToAction
  expect([said(heading), label]).toEqual(["Let's brand like a Cult!", 'Get in touch!'])
})

test('ABOUT-1 headline, story and figures', () => {
  const { hero, story } = readContent('pages/about.yaml', aboutPage)
  expect([said(hero.heading), story.title]).toEqual(['A Sneak Peek Into Us', 'Our Story'])
  expect(story.facts.map(({ figure }) => figure)).toEqual(['1998', '2013', '390M+', 'Audio mastering'])
})

test('ABOUT-2 the headline of the team', () => {
  expect(said(readContent('pages/about.yaml', aboutPage).team.heading)).toBe(
    'Not Your Average Creative Squad',
  )
})

test('ABOUT-3 an application has its subject', () => {
  const { label, subject } = readContent('pages/about.yaml', aboutPage).apply
  expect([label, subject]).toEqual(['Apply Now', 'Application'])
})

test('PROJECTS-1 PROJECTS-2 the headlines of the projects', () => {
  const { hero, campaigns } = readContent('pages/projects.yaml', projectsPage)
  expect([said(hero.heading), said(campaigns.heading)]).toEqual([
    'A Few of Our Favourite Experiments',
    'Campaigns That Set The Trend.',
  ])
})

test('SERVICES-1 the headlines of the services', () => {
  const { hero, solutions } = readContent('pages/services.yaml', servicesPage)
  expect([said(hero.heading), said(solutions.heading), solutions.more]).toEqual([
    'Innovative Strategies For Bold Brand',
    'Solutions That Define Identity',
    'Know More!',
  ])
})

test.each([
  ['3d-vfx', 'Visualize with Us'],
  ['av-production', 'Start Your Story'],
  ['brand-identity', "Let's Build Your Brand"],
  ['marketing-360', "Let's Scale Your Brand"],
  ['print-media', 'Design for Print'],
  ['ui-ux', 'Craft Your Experience'],
])('SERVICES-2 %s ends with %s', (id, label) => {
  expect(readContent(`services/${id}.yaml`, service).callToAction.label).toBe(label)
})

test('SERVICES-4 the sections of brand identity and their link', () => {
  const { branding, packaging, collaterals, more } = readContent(
    'services/brand-identity.yaml',
    brandIdentityPage,
  )
  expect([branding.title, packaging.title, collaterals.title, more]).toEqual([
    'Branding',
    'Packaging Design',
    'Corporate Collaterals',
    'Explore More!',
  ])
})

test('CASE-1 CASE-2 the titles that every case study shares', () => {
  const { facts, neighbours } = readContent('pages/case-study.yaml', caseStudyPage)
  expect([facts.projectType, neighbours.previous, neighbours.next]).toEqual(['Project Type', 'Prev', 'Next'])
})

test('CONTACT-1 headline and title of the form', () => {
  const { hero, form } = readContent('pages/contact.yaml', contactPage)
  expect([said(hero.heading), form.title]).toEqual(['Say Hello!', 'Get in touch'])
})

test('FORM-2 FORM-3 the messages of the form', () => {
  expect(readContent('popups.yaml', popups).form).toEqual({
    missing: {
      title: 'Missing Information',
      message: 'Please fill in all required fields to continue.',
    },
    invalidEmail: {
      title: 'Invalid Email',
      message: 'Please enter a valid email address (e.g., {email}).',
    },
    invalidPhone: {
      title: 'Invalid Phone Number',
      message: 'Please enter a valid {digits}-digit phone number.',
    },
    sending: { title: 'Please Wait', message: 'Sending your message...' },
    sent: {
      title: 'Message Sent Successfully!',
      message: "Thank you for reaching out! We'll get back to you within 24 hours.",
    },
    failed: {
      title: 'Message Failed to Send',
      message:
        'Oops! Something went wrong while sending your message. Please try again or contact us directly.',
    },
  })
})

test('POP-1 a popup’s button, and its title by type', () => {
  const { ok, titles } = readContent('popups.yaml', popups)
  expect(ok).toBe('OK')
  expect(titles).toEqual({
    success: 'Success!',
    error: 'Error!',
    warning: 'Warning!',
    info: 'Information',
    other: 'Notice',
  })
})
