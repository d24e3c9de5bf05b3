/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly SERVICE_URL: string;
}
