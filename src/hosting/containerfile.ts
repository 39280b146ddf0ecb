/**
 * An image of nginx that serves the built folder. Its context is the built folder itself.
 *
 * @param base the site's base path, with slashes at its ends
 */
export const containerfile = (base: string): string => `# Grundy Notebook as a container:
#   podman build -t grundy-notebook -f dist/hosting/Containerfile dist
#   podman run --rm -p 8080:80 grundy-notebook
# Docker takes the same two lines.
FROM docker.io/library/nginx:stable-alpine
COPY hosting/nginx.conf /etc/nginx/conf.d/default.conf
COPY . /srv/www${base}
`;
