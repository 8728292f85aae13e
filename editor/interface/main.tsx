import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app'
import './editor.css'
import { ignoreStrayDrops } from './parts/file-input'

ignoreStrayDrops()

const root = document.getElementById('editor')
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
