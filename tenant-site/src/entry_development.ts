import '@vitejs/plugin-react/preamble'

// Components can only be replaced while they run if React meets the line above first.
await import('./entry_browser.tsx')
