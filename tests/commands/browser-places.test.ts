import { expect, test } from "vitest";
import { browserPlaces, placesOf } from "../../src/commands/find-browser.ts";

const linux = { platform: "linux", env: { PATH: "/a:/b", HOME: "/home/me" } } as const;
const mac = { platform: "darwin", env: { PATH: "/a", HOME: "/Users/me" } } as const;
const windows = {
  platform: "win32",
  env: {
    Path: "C:\\a;D:\\b c;",
    PATHEXT: ".COM;.EXE;.CMD",
    ProgramFiles: "C:\\Program Files",
    "ProgramFiles(x86)": "C:\\Program Files (x86)",
    LOCALAPPDATA: "C:\\Users\\me\\AppData\\Local",
  },
} as const;

test.each([linux, mac, windows])("on $platform, CHROMIUM is the first place", (machine) => {
  const env = { ...machine.env, CHROMIUM: "/my own/chrome" };
  const [first, ...others] = browserPlaces({ ...machine, env });
  expect(first).toBe("/my own/chrome");
  expect(others).toEqual(browserPlaces(machine));
});

test("a program stands in a folder of the path, or where servers stand", () => {
  expect(placesOf("nginx", linux)).toEqual([
    "/a/nginx",
    "/b/nginx",
    "/usr/sbin/nginx",
    "/usr/local/sbin/nginx",
  ]);
});

test("on Windows the path has semicolons, its name any case, and a program an ending", () => {
  expect(placesOf("caddy", windows)).toEqual([
    ...["C:\\a\\caddy.com", "C:\\a\\caddy.exe", "C:\\a\\caddy.cmd"],
    ...["D:\\b c\\caddy.com", "D:\\b c\\caddy.exe", "D:\\b c\\caddy.cmd"],
  ]);
});

test("Linux has its browsers in the path, the one without windows before all others", () => {
  const places = browserPlaces(linux);
  expect(places[0]).toBe("/a/chromium-headless-shell");
  for (const name of ["chromium", "google-chrome", "microsoft-edge", "brave-browser"]) {
    expect(places).toContain(`/b/${name}`);
  }
  expect(places.filter((place) => !/^\/(a|b|usr\/sbin|usr\/local\/sbin)\//.test(place))).toEqual(
    [],
  );
});

test.each(["Google Chrome", "Chromium", "Microsoft Edge", "Brave Browser"])(
  "on macOS, %s is everybody's or one's own",
  (name) => {
    const places = browserPlaces(mac);
    expect(places).toContain(`/Applications/${name}.app/Contents/MacOS/${name}`);
    expect(places).toContain(`/Users/me/Applications/${name}.app/Contents/MacOS/${name}`);
  },
);

test.each([
  "Google\\Chrome\\Application\\chrome.exe",
  "Chromium\\Application\\chrome.exe",
  "Microsoft\\Edge\\Application\\msedge.exe",
  "BraveSoftware\\Brave-Browser\\Application\\brave.exe",
])("on Windows, %s is in one of three folders", (program) => {
  const places = browserPlaces(windows);
  for (const folder of ["ProgramFiles", "ProgramFiles(x86)", "LOCALAPPDATA"] as const) {
    expect(places).toContain(`${windows.env[folder]}\\${program}`);
  }
});

test("a folder that the machine does not name is none", () => {
  expect(browserPlaces({ platform: "win32", env: {} })).toEqual([]);
  expect(browserPlaces({ platform: "linux", env: {} }).join()).not.toContain("undefined");
});
