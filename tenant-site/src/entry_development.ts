import '@vitejs/plugin-react/preamble'

// Fast refresh only works if the preamble above runs before React.
await import('./entry_browser.tsx')
