import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { PresetContext } from '#site/ui/drawings/preset_context.ts'
import { ToastProvider } from '#site/ui/overlays/toast.tsx'
import '#site/ui/base.css'
import { Gallery } from './gallery.tsx'
import { wearLook } from './wear_look.ts'

const preset = wearLook(location.href)

createRoot(document.body).render(
  <StrictMode>
    <MemoryRouter>
      <ToastProvider closeLabel="Close">
        <PresetContext value={preset}>
          <Gallery />
        </PresetContext>
      </ToastProvider>
    </MemoryRouter>
  </StrictMode>
)
