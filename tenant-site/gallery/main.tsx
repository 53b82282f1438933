import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { ToastProvider } from '#site/ui/overlays/toast.tsx'
import '#site/ui/base.css'
import { Gallery } from './gallery.tsx'
import { wearLook } from './wear_look.ts'

wearLook(location.href)

createRoot(document.body).render(
  <StrictMode>
    <MemoryRouter>
      <ToastProvider closeLabel="Close">
        <Gallery />
      </ToastProvider>
    </MemoryRouter>
  </StrictMode>
)
