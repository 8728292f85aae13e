export const handle = { heroGround: null, hasShell: true }
export default function Page() { return <h1>service-3d-vfx</h1> }
