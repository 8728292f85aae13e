import * as THREE from 'three'

/** One block of a house: its colour, its size, its middle. */
interface Block {
  colour: string
  size: readonly [number, number, number]
  at: readonly [number, number, number]
}

/** What a row of houses has in common: the farther off it stands, the nearer its blues come to the sky. */
interface Row {
  z: number
  from: number
  to: number
  walls: readonly string[]
  trim: string
  shade: string
  pane: string
  /** Floors of one house after the other. */
  floors: readonly number[]
}

const storey = 2.25
const lit = '#FFE01B'

const near: Row = {
  z: -11,
  from: -31,
  to: 36,
  walls: ['#4384F0', '#3573E6', '#5493F5', '#3D7CEB'],
  trim: '#9CD2FF',
  shade: '#1A4DC4',
  pane: '#0B3193',
  floors: [2, 2, 2, 2, 2, 2, 2, 3, 2, 3],
}

const far: Row = {
  z: -27,
  from: -52,
  to: 60,
  walls: ['#66AAF4', '#72B4F7', '#5FA3F1'],
  trim: '#A9D9FF',
  shade: '#4A8AE6',
  pane: '#3F7DDC',
  floors: [5, 4, 4, 6, 5, 4, 5],
}

/** A window as it is built here: frame, pane, sill, and above it a slab that keeps rain and sun off and throws a strip of shade. */
function opening(row: Row, x: number, y: number, front: number, isLit: boolean): Block[] {
  return [
    { colour: row.trim, size: [1.06, 1.26, 0.08], at: [x, y, front] },
    { colour: isLit ? lit : row.pane, size: [0.84, 1.04, 0.12], at: [x, y, front] },
    { colour: row.trim, size: [0.07, 1.04, 0.16], at: [x, y, front] },
    { colour: row.trim, size: [1.24, 0.1, 0.4], at: [x, y - 0.68, front] },
    { colour: row.trim, size: [1.4, 0.11, 0.9], at: [x, y + 0.78, front] },
    { colour: row.shade, size: [1.3, 0.16, 0.1], at: [x, y + 0.65, front] },
  ]
}

/** A flat-roofed house: plinth, a band at each floor, a parapet, and on the roof the head of the stairs. */
function house(row: Row, x: number, width: number, floors: number, index: number): Block[] {
  const high = floors * storey + 0.35
  const deep = 5
  const front = row.z + deep / 2
  const wall = row.walls[index % row.walls.length] ?? row.trim
  const blocks: Block[] = [
    { colour: wall, size: [width, high, deep], at: [x, high / 2, row.z] },
    { colour: row.shade, size: [width + 0.1, 0.6, deep + 0.1], at: [x, 0.3, row.z] },
    { colour: row.shade, size: [width + 0.04, 0.2, deep + 0.04], at: [x, high - 0.2, row.z] },
    { colour: row.trim, size: [width + 0.36, 0.2, deep + 0.36], at: [x, high, row.z] },
    { colour: wall, size: [width + 0.1, 0.7, deep + 0.1], at: [x, high + 0.4, row.z] },
    { colour: row.trim, size: [width + 0.2, 0.1, deep + 0.2], at: [x, high + 0.8, row.z] },
  ]
  const side = index % 2 ? 1 : -1
  blocks.push(
    { colour: wall, size: [1.9, 2, 2.2], at: [x + side * width * 0.22, high + 1.4, row.z] },
    { colour: row.trim, size: [2.2, 0.14, 2.5], at: [x + side * width * 0.22, high + 2.4, row.z] },
  )
  const columns = Math.floor((width - 0.8) / 1.75)
  for (let floor = 0; floor < floors; floor++) {
    if (floor)
      blocks.push({
        colour: row.trim,
        size: [width + 0.08, 0.09, deep + 0.08],
        at: [x, floor * storey + 0.2, row.z],
      })
    for (let column = 0; column < columns; column++) {
      const across = x + (column - (columns - 1) / 2) * 1.75
      // The current is back, but not everyone is at home.
      const isLit = (index * 5 + floor * 3 + column * 2) % 7 < 4
      blocks.push(...opening(row, across, floor * storey + 1.42, front, isLit))
    }
  }
  return blocks
}

function rowOf(row: Row): Block[] {
  const blocks: Block[] = []
  const widths = [6.3, 4.6, 8.1, 6.3, 4.6]
  const gaps = [0.5, 1.6, 0.4]
  let x = row.from
  for (let i = 0; x < row.to; i++) {
    const width = widths[i % widths.length] ?? 6.3
    blocks.push(...house(row, x + width / 2, width, row.floors[i % row.floors.length] ?? 2, i))
    x += width + (gaps[i % gaps.length] ?? 0.5)
  }
  return blocks
}

/** All blocks in one mesh: a street has far too many to be drawn one by one. */
function masonry(blocks: Block[], material: THREE.Material): THREE.InstancedMesh {
  const mesh = new THREE.InstancedMesh(new THREE.BoxGeometry(1, 1, 1), material, blocks.length)
  const place = new THREE.Matrix4()
  blocks.forEach(({ colour, size, at }, i) => {
    place.makeScale(...size).setPosition(...at)
    mesh.setMatrixAt(i, place)
    mesh.setColorAt(i, new THREE.Color(colour))
  })
  // The board’s shadow falls so far that it would lie on the houses as a smudge.
  mesh.userData.unlit = true
  mesh.frustumCulled = false
  return mesh
}

/** Two rows of houses behind the posts, in steps of blue. */
export function houses(): THREE.Object3D[] {
  const blocks = [...rowOf(far), ...rowOf(near)]
  return [
    masonry(
      blocks.filter(({ colour }) => colour !== lit),
      new THREE.MeshStandardMaterial({ roughness: 0.85 }),
    ),
    // Lamps burn behind these panes: they need no sun.
    masonry(
      blocks.filter(({ colour }) => colour === lit),
      new THREE.MeshBasicMaterial(),
    ),
  ]
}
