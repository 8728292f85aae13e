import type { BandSource } from './client-band.server'

const client = (
  name: string,
  [ground, onGround, accent, panel, onPanel]: [string, string, string, string, string],
  picture: string[] = ['#8a7f72', '#a3927c', '#6e6152', '#4d4238'],
): BandSource => ({ name, theme: { ground, onGround, accent, panel, onPanel }, picture })

/** Made-up clients with difficult names, colours and pictures (FREE-8). Their colours pass the schema's contrasts. */
export const madeUpClients: BandSource[] = [
  client(
    'Snow',
    ['#ffffff', '#222222', '#777777', '#fefefe', '#333333'],
    ['#ffffff', '#fdfdfd', '#fefefe', '#fcfcfc'],
  ),
  client(
    'Night Kitchen',
    ['#050505', '#f2f2f2', '#8a8a8a', '#0a0a0a', '#eeeeee'],
    ['#000000', '#060606', '#0c0c0c', '#020202'],
  ),
  client(
    'One Red',
    ['#c8102e', '#ffffff', '#ffd9de', '#a50d26', '#ffffff'],
    ['#c8102e', '#c8102e', '#b50e29', '#a50d26'],
  ),
  client(
    'Faint',
    ['#f4f1ec', '#6e6a64', '#8c877f', '#efece6', '#6b6760'],
    ['#f4f1ec', '#e9e5de', '#efece6', '#dedad2'],
  ),
  client('Odisha State Cooperative Milk Producers’ Federation', [
    '#e8f3ff',
    '#0b2545',
    '#1d5fa8',
    '#0b2545',
    '#e8f3ff',
  ]),
  client(
    'K',
    ['#fff3c4', '#3a2500', '#a33b00', '#a33b00', '#ffffff'],
    ['#ffb000', '#ff9000', '#d06000', '#803000'],
  ),
  client(
    'ଓଡ଼ିଶା ହାଟ',
    ['#f6f0e4', '#17120f', '#8c1c22', '#8c1c22', '#f6f0e4'],
    ['#8c1c22', '#ffa62b', '#1f2a6b', '#17120f'],
  ),
  client('कलिंग', ['#102a43', '#f0f4f8', '#ffb703', '#243b53', '#f0f4f8']),
  client(
    '🪔 Diya & Co.',
    ['#2b0a3d', '#ffe8b0', '#ffb000', '#4a1266', '#fff1cf'],
    ['#ffb000', '#d97b00', '#7a2a8c', '#2b0a3d'],
  ),
  client('3M²/4', ['#e5e5e5', '#111111', '#b3001b', '#111111', '#ffffff']),
  client(
    'Same Same',
    ['#2e7d32', '#ffffff', '#ffffff', '#2e7d32', '#ffffff'],
    ['#2e7d32', '#2e7d32', '#2e7d32', '#2e7d32'],
  ),
  client('iiiiiiiiiiii', ['#fde2e4', '#5b0e2d', '#c9184a', '#ff4d6d', '#2b0010']),
  client('Chandrabhaga International Convention Centre', [
    '#073b4c',
    '#ffffff',
    '#ffd166',
    '#118ab2',
    '#00121a',
  ]),
  client(
    'ÅÉÎÕÜ Ñandú',
    ['#f1faee', '#1d3557', '#e63946', '#457b9d', '#ffffff'].map((hex) =>
      hex === '#457b9d' ? '#2a5d80' : hex,
    ) as [string, string, string, string, string],
  ),
  client(
    'Grey Area',
    ['#808080', '#000000', '#1a1a1a', '#7a7a7a', '#000000'],
    ['#808080', '#7f7f7f', '#818181', '#808080'],
  ),
  client(
    'Neon',
    ['#00ff66', '#00210d', '#003d19', '#ff00ff', '#1a001a'],
    ['#00ff66', '#ff00ff', '#00ffff', '#ffff00'],
  ),
  client(
    'Sand & Sand',
    ['#e6d5b8', '#4a3b22', '#7a5c2e', '#d9c39a', '#3d3019'],
    ['#e6d5b8', '#d9c39a', '#cbb383', '#bfa673'],
  ),
  client(
    'The',
    ['#0d1b2a', '#e0e1dd', '#778da9', '#1b263b', '#e0e1dd'],
    ['#0d1b2a', '#1b263b', '#415a77', '#778da9'],
  ),
  client('—…!', ['#fff8f0', '#392f2f', '#b23a48', '#461220', '#fff8f0']),
  client(
    'Mo Ghara Homes',
    ['#fcefb4', '#3c2a21', '#c1121f', '#3c2a21', '#fcefb4'],
    ['#c1121f', '#fdf0d5', '#669bbc', '#003049'],
  ),
]
