interface Shaped {
  width: number
  height: number
}

/** From this shape on, a gallery's picture is swiped sideways on phones (gallery.module.css): its lettering has to be read. */
const LONG = 2.3

export const isLong = ({ width, height }: Shaped) => width / height > LONG
