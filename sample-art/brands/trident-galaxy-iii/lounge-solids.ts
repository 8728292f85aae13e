import * as three from 'three'

/** A box by the middle of its foot and its size. */
export interface Block {
  at: readonly [x: number, y: number, z: number]
  size: readonly [wide: number, high: number, deep: number]
  colour?: string
}

export const card = (colour: string): three.MeshLambertMaterial =>
  new three.MeshLambertMaterial({ color: colour })

/** What shines by itself, brighter than lit paper. */
export const shining = (colour: string): three.MeshBasicMaterial =>
  new three.MeshBasicMaterial({ color: new three.Color(colour).multiplyScalar(2.2) })

/** Many boxes of one material as one mesh; `glow` makes them shine with their own colours, without shadow. */
export function blocks(all: readonly Block[], colour: string, glow = false): three.InstancedMesh {
  const material = glow ? new three.MeshBasicMaterial() : card('#FFFFFF')
  const mesh = new three.InstancedMesh(new three.BoxGeometry(1, 1, 1), material, all.length)
  const place = new three.Matrix4()
  for (const [i, { at, size, colour: own }] of all.entries()) {
    place.makeScale(...(size as [number, number, number]))
    place.setPosition(at[0], at[1] + size[1] / 2, at[2])
    mesh.setMatrixAt(i, place)
    mesh.setColorAt(i, new three.Color(own ?? colour))
  }
  mesh.castShadow = mesh.receiveShadow = !glow
  return mesh
}

/** A solid that throws and takes shadows, at a place. */
export function solid(geometry: three.BufferGeometry, colour: string, x = 0, y = 0, z = 0): three.Mesh {
  const mesh = new three.Mesh(geometry, card(colour))
  mesh.position.set(x, y, z)
  mesh.castShadow = mesh.receiveShadow = true
  return mesh
}

/** A drum that stands on `y`. */
export const drum = (r: number, y: number, high: number, colour: string, x = 0, z = 0): three.Mesh =>
  solid(new three.CylinderGeometry(r, r, high, 160), colour, x, y + high / 2, z)

/** A canvas to draw on, and the texture it becomes. */
export function sheet(
  wide: number,
  high: number,
  draw: (pen: CanvasRenderingContext2D) => void,
): three.CanvasTexture {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: wide, height: high })
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas to draw on')
  draw(pen)
  const texture = new three.CanvasTexture(canvas)
  texture.colorSpace = three.SRGBColorSpace
  texture.anisotropy = 8
  return texture
}
