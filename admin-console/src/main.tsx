import '@fontsource-variable/inter/wght.css'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { ConsoleApp } from '#console/app/console_app.tsx'
import { NoncedStyles } from '#console/look/nonced_styles.tsx'
import { firstLanguage, speak } from '#console/words/words.ts'

const router = createBrowserRouter([{ path: '*', element: <ConsoleApp /> }])

// Without its language's texts the console still works, in English.
await speak(firstLanguage()).catch(() => undefined)

createRoot(document.getElementById('root')!).render(
  <NoncedStyles>
    <RouterProvider router={router} />
  </NoncedStyles>
)
